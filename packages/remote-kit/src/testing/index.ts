export { fakeApi, type Call, type Reply, type Routes } from './fake-api.ts';
export { renderPage } from './render-page.tsx';
