/** The name under which a module's half-answered quiz is kept. */
export function quizOf(certificationId: string, moduleId: string): string {
  return `${certificationId}/${moduleId}`;
}
