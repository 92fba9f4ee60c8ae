/** Schema of the database that the queue has for itself; its owner is that of all tables. */
export const jobSchema = 'job';
