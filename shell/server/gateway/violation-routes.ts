import type { FastifyInstance } from 'fastify';
import { VIOLATIONS_PATH } from '../pages/security-headers.ts';
import { sendProblem } from './problem.ts';

const VIOLATIONS = 'What browsers refused by the policy of a page, by directive.';
const BODY_LIMIT = 64 * 1024;
/** Of one body: a browser sends what it refused together. */
const MOST_REPORTS = 20;
const DIRECTIVES: ReadonlySet<unknown> = new Set([
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'base-uri',
  'form-action',
  'trusted-types',
  'require-trusted-types-for',
]);

/**
 * Counts what browsers report of the Content-Security-Policy. Of a report only the directive is looked at: addresses and
 * samples in it are the visitor's.
 */
export function violationRoutes(app: FastifyInstance): void {
  void app.register(async (reports) => {
    reports.removeAllContentTypeParsers();
    reports.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      async (_request: unknown, text: string) => directivesOf(text),
    );
    reports.post(VIOLATIONS_PATH, (request, reply) => {
      const directives = request.body as string[] | null | undefined;
      if (!directives) return sendProblem(reply, 400, 'bad_request', 'The body is no report of a browser.');
      for (const directive of directives)
        app.telemetry.count('coachlab.csp.violations', VIOLATIONS, { directive });
      return reply.code(204).send();
    });
  });
}

/** Of both forms: a report alone, and a list of reports. Null when it is neither. */
function directivesOf(text: string): string[] | null {
  try {
    const content = JSON.parse(text) as Record<string, unknown> | Record<string, unknown>[];
    const reports = Array.isArray(content) ? content.slice(0, MOST_REPORTS) : [content];
    return reports.map((report) => {
      const { effectiveDirective } = (report.body ?? {}) as Record<string, unknown>;
      const old = (report['csp-report'] ?? {}) as Record<string, unknown>;
      const directive = effectiveDirective ?? old['effective-directive'] ?? old['violated-directive'];
      return DIRECTIVES.has(directive) ? (directive as string) : 'other';
    });
  } catch {
    return null;
  }
}
