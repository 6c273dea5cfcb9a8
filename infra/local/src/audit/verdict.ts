/** sysexits.h: EX_TEMPFAIL. */
const UNREACHED = 75;
const SEVERE = ['high', 'critical'];

interface Vulnerability {
  name: string;
  severity: string;
  range: string;
  fixAvailable: boolean | { name: string; version: string };
}

/** Reads what `npm audit --json` prints. An answer without a count of vulnerabilities is no audit. */
export function verdictOf(json: string): { lines: string[]; exitCode: number } {
  const report = parsed(json);
  const counts = report.metadata?.vulnerabilities;
  if (!counts) {
    const why = report.message ?? report.error?.summary ?? 'npm printed no report';
    return {
      lines: [`The package registry could not be queried for known vulnerabilities: ${plain(why)}`],
      exitCode: UNREACHED,
    };
  }
  const severe = Object.values(report.vulnerabilities ?? {}).filter(({ severity }) =>
    SEVERE.includes(severity),
  );
  const lines = severe.map(
    ({ name, severity, range, fixAvailable }) =>
      `${severity}: ${name} ${range}${fixAvailable ? '' : ' (no fix yet)'}`,
  );
  const total = Object.entries(counts).map(([severity, count]) => `${count} ${severity}`);
  return {
    lines: [...lines, `Known vulnerabilities in production packages: ${total.join(', ')}.`],
    exitCode: severe.length > 0 ? 1 : 0,
  };
}

interface Report {
  message?: string;
  error?: { summary?: string };
  metadata?: { vulnerabilities?: Record<string, number> };
  vulnerabilities?: Record<string, Vulnerability>;
}

function parsed(json: string): Report {
  try {
    return JSON.parse(json) as Report;
  } catch {
    return {};
  }
}

/** Without the address, which is nobody's business in a log. */
function plain(message: string): string {
  return message.replace(/\s*-?\s*(GET|POST)? ?https?:\S+/g, '').trim();
}
