import type { TokenInfo } from '@coachlab/contracts';
import { Badge, Button, PageSkeleton } from '@coachlab/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { NavLink, Outlet } from 'react-router-dom';
import { Api, Refused } from './api.ts';
import css from './frame.module.css';
import { keptToken, type Session, SessionContext } from './session.tsx';
import { SignIn } from './sign-in.tsx';

type State = { kind: 'starting' } | { kind: 'out'; fault: string } | { kind: 'in'; session: Session };

/** The bar, and the page below it once somebody has signed in. */
export function Frame() {
  const client = useQueryClient();
  const [state, setState] = useState<State>(() =>
    keptToken.read() === null ? { kind: 'out', fault: '' } : { kind: 'starting' },
  );

  const signOut = useCallback(
    (fault = '') => {
      keptToken.remove();
      client.clear();
      setState({ kind: 'out', fault });
    },
    [client],
  );
  const signIn = useCallback(
    async (token: string) => {
      const api = new Api(token);
      try {
        const me = await api.me();
        keptToken.write(token);
        setState({ kind: 'in', session: { api, me } });
      } catch (error) {
        signOut(error instanceof Refused ? error.message : 'The registry does not respond. Try again.');
      }
    },
    [signOut],
  );
  useEffect(() => {
    const kept = keptToken.read();
    if (kept !== null) void signIn(kept);
  }, [signIn]);
  // A token that ends while somebody looks.
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ query }) => {
        const { error } = query.state;
        if (error instanceof Refused && error.status === 401) signOut(error.message);
      }),
    [client, signOut],
  );

  return (
    <>
      <header className={css.bar}>
        <p className={css.name}>Coachlab releases</p>
        {state.kind === 'in' && <Who me={state.session.me} onSignOut={() => signOut()} />}
      </header>
      <main className={css.main}>
        {state.kind === 'starting' && <PageSkeleton label="Signing in..." />}
        {state.kind === 'out' && <SignIn fault={state.fault} onToken={signIn} />}
        {state.kind === 'in' && (
          <SessionContext value={state.session}>
            <Outlet />
          </SessionContext>
        )}
      </main>
    </>
  );
}

function Who({ me, onSignOut }: { me: TokenInfo; onSignOut: () => void }) {
  return (
    <>
      <nav className={css.nav} aria-label="Console">
        <NavLink to="/" end>
          Remotes
        </NavLink>
        <NavLink to="/shell">Shell</NavLink>
        <NavLink to="/audit">Audit</NavLink>
      </nav>
      <div className={css.who}>
        <Badge>
          {me.remote} · {me.scope}
        </Badge>
        <Button size="small" onClick={onSignOut}>
          Sign out
        </Button>
      </div>
    </>
  );
}
