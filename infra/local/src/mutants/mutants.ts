/** One line of the product, changed so that it is wrong. */
export interface Mutant {
  file: string;
  /** Stands in the file exactly once. */
  from: string;
  to: string;
  /** Test files that should notice, by a part of their path. */
  tests: string[];
}

/** Twenty places over the rooms; what each does is said by the tests that notice its loss. */
export const MUTANTS: Mutant[] = [
  {
    file: 'services/assistant/src/chat/question-from.ts',
    from: 'history.slice(-CHAT_LIMITS.historyEntries)',
    to: 'history.slice(0, CHAT_LIMITS.historyEntries)',
    tests: ['assistant/src/chat/chat'],
  },
  {
    file: 'services/assistant/src/catalogue/etag-reader.ts',
    from: "this.#etag = response.headers.get('etag') ?? undefined;",
    to: 'this.#etag = undefined;',
    tests: ['assistant/src/chat/chat'],
  },
  {
    file: 'services/assistant/src/situations/confidence.ts',
    from: 'return 1 / (1 + Math.exp(-evidence));',
    to: 'return 1 / (1 + Math.exp(-evidence - 3));',
    tests: ['assistant/src/coach/situations'],
  },
  {
    file: 'services/assistant/src/situations/situation-matcher.ts',
    from: 'english.rank(features, without)',
    to: 'english.rank(features.size > 6 ? new Set([...features].slice(0, 6)) : features, without)',
    tests: ['assistant/src/coach/situations'],
  },
  {
    file: 'services/assistant/src/model/grounding.ts',
    from: 'match.confidence >= LIKELY && match.known >= KNOWN',
    to: 'match.confidence < LIKELY && match.known >= KNOWN',
    tests: ['assistant/src/model/model'],
  },
  {
    file: 'services/common/src/limits/rate-limiter.ts',
    from: '${policy.name}/i${index}/${address}',
    to: '${policy.name}/i${index}/${visitor}',
    tests: ['assessment/src/workshops/limits'],
  },
  {
    file: 'services/assessment/src/scoring/near-archetype.ts',
    from: 'change <= ICPI_ERROR.dimension',
    to: 'change < ICPI_ERROR.dimension - 3',
    tests: ['scoring/error-of-measurement'],
  },
  {
    file: 'services/assessment/src/members/members.ts',
    from: 'await manager.update(WorkshopMemberRow, { workshopId, groupNumber }, { groupNumber: null });',
    to: 'await manager.update(WorkshopMemberRow, { workshopId, groupNumber: -1 }, { groupNumber: null });',
    tests: ['workshops/differencing'],
  },
  {
    file: 'services/assessment/src/quizzes/mark-quiz.ts',
    from: 'passed: score >= module.requiredScore',
    to: 'passed: score > module.requiredScore',
    tests: ['quizzes/mark-quiz'],
  },
  {
    file: 'services/registry/src/application/overrides.service.ts',
    from: 'entries.length > MOST',
    to: 'entries.length > MOST + 1',
    tests: ['registry/src/application/overrides'],
  },
  {
    file: 'services/registry/src/application/signing-certificate.ts',
    from: 'if (certificate.key === publicKeyOf(key)) return;',
    to: 'if (certificate.key) return;',
    tests: ['registry/src/application/signing-certificate'],
  },
  {
    file: 'services/registry/src/application/services.service.ts',
    from: 'if (broken.length > 0) throw',
    to: 'if (broken.length > 1) throw',
    tests: ['registry/src/application/services'],
  },
  {
    file: 'services/registry/src/domain/verdict/verdict.ts',
    from: 'if (rate <= ALLOWED_OVER_STABLE) return null;',
    to: 'if (rate <= ALLOWED_OVER_STABLE + 1) return null;',
    tests: ['registry/src/domain/verdict/verdict'],
  },
  {
    file: 'services/community/src/moderation/sessions.ts',
    from: 'if (!timingSafeEqual(Buffer.from(sha256(token)), Buffer.from(tokenHash)))',
    to: 'if (timingSafeEqual(Buffer.from(sha256(token)), Buffer.from(sha256(tokenHash))))',
    tests: ['community/src/moderation/moderation'],
  },
  {
    file: 'services/community/src/moderation/moderation-guard.ts',
    from: 'if (!reads && request.headers[CSRF_HEADER] !== csrfToken)',
    to: 'if (!reads && !request.headers[CSRF_HEADER])',
    tests: ['community/src/moderation/moderation'],
  },
  {
    file: 'packages/keys/src/certificate.ts',
    from: 'if (Date.parse(notAfter) <= now)',
    to: 'if (Date.parse(notAfter) <= now - 60_000)',
    tests: ['packages/keys', 'packages/federation/src/server'],
  },
  {
    file: 'packages/federation/src/release-set/compare.ts',
    from: 'return a < b ? -1 : a > b ? 1 : 0;',
    to: 'return a < b ? 1 : a > b ? -1 : 0;',
    tests: ['packages/federation/src/release-set'],
  },
  {
    file: 'shell/server/gateway/breaker.ts',
    from: 'const FAILURES = 5;',
    to: 'const FAILURES = 6;',
    tests: ['shell/server/gateway/breaker'],
  },
  {
    file: 'infra/release/src/weight.ts',
    from: 'points <= 10_000',
    to: 'points <= 100_000',
    tests: ['infra/release/src/weight'],
  },
  {
    file: 'infra/local/src/check/reports.ts',
    from: 'SECOND_TRIES.files.includes(file)',
    to: 'true',
    tests: ['infra/local/src/check/reports'],
  },
];
