/** Everything about who to call and what to say. A page of the shell. */
export const HELP_PAGE = '/-/help-now';
