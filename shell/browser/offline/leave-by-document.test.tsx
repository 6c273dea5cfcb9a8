import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { leaveByDocument } from './leave-by-document.ts';

type Router = Parameters<typeof leaveByDocument>[0];

let online = true;
beforeEach(() => {
  online = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});
afterEach(() => {
  jest.restoreAllMocks();
  delete document.documentElement.dataset.kept;
});

function tab(hasWorker = true) {
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
  leaveByDocument(router, () => hasWorker, page);
  return { went, go: (to: unknown, options?: object) => router.navigate(to as string, options) };
}

describe('a link opens its page by its own document', () => {
  it('without a connection', async () => {
    online = false;
    const { went, go } = tab();
    await go('/tools');
    await go({ pathname: '/tools', search: '?a=1' });
    await go('/tools', { replace: true });
    expect(went).toEqual([
      'document https://coachlab.example/tools',
      'document https://coachlab.example/tools?a=1',
      'instead https://coachlab.example/tools',
    ]);
  });

  it('on a page that was kept, also once there is a connection again', async () => {
    document.documentElement.dataset.kept = '';
    const { went, go } = tab();
    await go('/tools');
    expect(went).toEqual(['document https://coachlab.example/tools']);
  });
});

describe('the router goes on by itself', () => {
  it('with a connection', async () => {
    const { went, go } = tab();
    await go('/tools');
    expect(went).toEqual(['router /tools']);
  });

  it('where no worker could show the page', async () => {
    online = false;
    const { went, go } = tab(false);
    await go('/tools');
    expect(went).toEqual(['router /tools']);
  });

  it('back and forth, and on the same page', async () => {
    online = false;
    const { went, go } = tab();
    await go(-1);
    await go('/lab?view=compact');
    await go('/lab#pci');
    expect(went).toEqual(['router -1', 'router /lab?view=compact', 'router /lab#pci']);
  });
});
