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

/** GET /api/registry/audit/chain?after=<id> answers up to 1,000 of these, the oldest first. */
export interface AuditLink extends AuditRow {
  /** From 1 on without a gap. */
  id: number;
  /** Hash of the entry before; 64 zeros for the first. */
  previous: string;
  /** Hex SHA-256 of the JSON text of [id, at, who, action, remote, from, to, why, previous]. */
  hash: string;
}
