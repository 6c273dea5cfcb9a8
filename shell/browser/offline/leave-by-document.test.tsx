import { expect, it } from '@jest/globals';
import { leaveByDocument } from './leave-by-document.ts';

type Router = Parameters<typeof leaveByDocument>[0];

function tab(leaves: boolean) {
  const went: string[] = [];
  const router = {
    navigate: async (to: unknown) => void went.push(`router ${String(to)}`),
  } as unknown as Router;
  const url = new URL('https://coachlab.example/lab?view=full');
  const page = {
    href: url.href,
    pathname: url.pathname,
    assign: (href: string) => void went.push(`document ${href}`),
    replace: (href: string) => void went.push(`instead ${href}`),
  } as unknown as Location;
  leaveByDocument(router, () => leaves, page);
  return { went, go: (to: unknown, options?: object) => router.navigate(to as string, options) };
}

it('another page is opened by its own document', async () => {
  const { went, go } = tab(true);
  await go('/tools');
  await go({ pathname: '/tools', search: '?a=1' });
  await go('/tools', { replace: true });
  expect(went).toEqual([
    'document https://coachlab.example/tools',
    'document https://coachlab.example/tools?a=1',
    'instead https://coachlab.example/tools',
  ]);
});

it('the router goes back and forth, and on the same page', async () => {
  const { went, go } = tab(true);
  await go(-1);
  await go('/lab?view=compact');
  await go('/lab#pci');
  expect(went).toEqual(['router -1', 'router /lab?view=compact', 'router /lab#pci']);
});

it('the router goes on by itself where there is no reason to leave', async () => {
  const { went, go } = tab(false);
  await go('/tools');
  expect(went).toEqual(['router /tools']);
});
