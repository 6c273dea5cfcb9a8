/** What a token may do; each word includes those before it. */
export type TokenScope = 'read' | 'publish' | 'release';

/** GET /api/registry/tokens answers an array of these, the team's own; GET /api/registry/tokens/current the asking one's. */
export interface TokenInfo {
  id: number;
  remote: string;
  scope: TokenScope;
  label: string | null;
  /** `bootstrap` tokens follow the registry's settings; `team` ones were made by a token of scope `release`. */
  source: 'bootstrap' | 'team';
  createdAt: string;
  /** Null: until it is revoked. */
  expiresAt: string | null;
}

/** POST /api/registry/tokens. Older tokens stay valid until they expire or are revoked (DELETE /api/registry/tokens/{id}). */
export interface TokenRequest {
  scope: TokenScope;
  /** 1 to 365. */
  expiresInDays: number;
  /** At most 100 characters. */
  label: string;
}

export interface TokenAnswer extends TokenInfo {
  /** Shown this once; the registry keeps its hash. */
  token: string;
}

/** POST /api/registry/teams, with the operator's token: a section that may be published from then on. */
export interface TeamRequest {
  /** Name of the section. */
  name: string;
  /** Who answers for it. */
  owner: string;
  /** What it owns: `/events` stands for itself and all below it. */
  routes: string[];
  slots: string[];
  /** API name to the origin of the service that answers it, as gateway and registry reach it. */
  apis: Record<string, string>;
}

/** GET /api/registry/teams answers an array of these: the sections that an operator added. */
export interface TeamInfo extends TeamRequest {
  createdAt: string;
}

export interface TeamAnswer extends TeamInfo {
  /** The team's first token, of scope `release`, for 365 days. Shown this once. */
  token: string;
}
