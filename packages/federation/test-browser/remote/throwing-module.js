window.executions = (window.executions ?? 0) + 1;
if (VERSION === '2.0.0') throw new TypeError('thrown while the module was evaluated');

export const never = VERSION;
