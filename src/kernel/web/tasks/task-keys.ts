/** The own long work in the query cache. */
export const MY_TASKS = ['tasks', 'mine'];
