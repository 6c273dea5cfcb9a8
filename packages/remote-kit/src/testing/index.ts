export { fakeApi, type Call, type Reply, type Routes } from './fake-api.ts';
export { renderPage, type RenderedPage } from './render-page.tsx';
export { ContractWriter } from './contract-writer.ts';
