import type { Asked } from './ask-keepers.ts';

/** What did not work, by the name of the part. Nothing when all of it did. */
export function Faults({ of, children }: { of: readonly Asked<unknown>[]; children: string }) {
  const failed = of.filter(({ fault }) => fault !== null);
  if (failed.length === 0) return null;
  return (
    <div role="alert">
      {failed.map(({ keeper, fault }) => (
        <p key={keeper.service}>
          {keeper.name}: {children}, because {fault}.
        </p>
      ))}
    </div>
  );
}
