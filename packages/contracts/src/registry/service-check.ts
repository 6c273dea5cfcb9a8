/** @deprecated Registries of an earlier version answered whether a service may be deployed. */
export interface ServiceCheckRequest {
  /** API name to the version that the service would answer with; null: it would answer no longer. */
  apis: Record<string, string | null>;
}

export interface ServiceCheckAnswer {
  /** Of the releases that visitors have or may have the next moment, those that call one of these APIs and work with it. */
  callers: {
    remote: string;
    version: string;
    role: 'stable' | 'candidate' | 'fallback';
    api: string;
    range: string;
  }[];
}
