// Stands where the worker stood when the server wants none: it takes the other's place at once, and leaves.
import { leave } from './leave.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave(caches, self.registration)));
