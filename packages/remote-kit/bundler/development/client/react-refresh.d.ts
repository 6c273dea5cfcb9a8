declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(window: Window): void;
  export function performReactRefresh(): void;
}
