/** PUT /api/registry/offline, with the operator's token: whether browsers may keep pages to be read offline. */
export interface OfflineRequest {
  offline: boolean;
  why?: string;
}

/** Also of GET /api/registry/offline. */
export interface OfflineAnswer {
  epoch: number;
  offline: boolean;
}
