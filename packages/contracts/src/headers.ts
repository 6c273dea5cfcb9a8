/** Headers that the gateway sets for services. It strips them from what comes in from outside. */
export const HEADER = {
  /** Travels from the gateway through every service and into every log line. */
  requestId: 'x-request-id',
  /** The verified visitor id (32 hex digits); absent for a caller without a cookie. */
  visitorId: 'x-coachlab-visitor',
  /** When that visitor's cookie was first given, in milliseconds since 1970; absent for one from before that was noted. */
  visitorSince: 'x-coachlab-visitor-since',
  /** The address the gateway believes the caller has, for rate limits. */
  clientIp: 'x-coachlab-client-ip',
  /** Set by a service on cached reads: the revision of its content. */
  contentRevision: 'x-content-revision',
  idempotencyKey: 'idempotency-key',
} as const;
