import { migrate } from './migrate.ts';

const { DATABASE_OWNER_URL: ownerUrl, DATABASE_URL: appUrl } = process.env;
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
