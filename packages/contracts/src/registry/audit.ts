/** GET /api/registry/audit answers an array of these, newest first. */
export interface AuditRow {
  at: string;
  who: string;
  action:
    | 'publish'
    | 'canary'
    | 'step'
    | 'pause'
    | 'resume'
    | 'hold'
    | 'freeze'
    | 'promote'
    | 'rollback'
    | 'abort'
    | 'lift'
    | 'override'
    | 'rehearsal'
    | 'token'
    | 'collect'
    | 'team'
    | 'offline';
  remote: string;
  from: string | null;
  to: string | null;
  why: string | null;
}

/** @deprecated Registries of an earlier version linked the entries of the trail by hashes. */
export interface AuditLink extends AuditRow {
  /** From 1 on without a gap. */
  id: number;
  /** Hash of the entry before; 64 zeros for the first. */
  previous: string;
  /** Hex SHA-256 of the JSON text of [id, at, who, action, remote, from, to, why, previous]. */
  hash: string;
}
