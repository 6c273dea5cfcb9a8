import * as refresh from 'react-refresh/runtime';

refresh.injectIntoGlobalHook(window);

export { refresh };
