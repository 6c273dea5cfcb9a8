/** Said above the progress, by the number of completed items: 0, 1 to 4, 5 to 9, 10 or more. */
export function motivationMessage(completedCount: number): string {
  if (completedCount <= 0) return 'Welcome! Your coaching journey starts with one artifact.';
  const tried = `${completedCount} ${completedCount === 1 ? 'artifact' : 'artifacts'} tried.`;
  if (completedCount < 5) return `Great start! ${tried}`;
  if (completedCount < 10) return `You're on fire! ${tried}`;
  return `Coaching master! ${tried}`;
}
