import { migrate } from './migrate.ts';

// Past a pooler, which may not know the login before it is made here.
const { DATABASE_OWNER_URL: ownerUrl, DATABASE_URL, DATABASE_DIRECT_URL: appUrl = DATABASE_URL } = process.env;
if (ownerUrl === undefined || appUrl === undefined) {
  process.stderr.write(
    'Set DATABASE_OWNER_URL to the login of the owner of the schema, and DATABASE_URL to the login of the servers.\n',
  );
  process.exit(1);
}

try {
  const applied = await migrate({ ownerUrl, appUrl });
  process.stdout.write(applied.length === 0 ? 'The database is up to date.\n' : `Applied ${applied.join(', ')}.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
