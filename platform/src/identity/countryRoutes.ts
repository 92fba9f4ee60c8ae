import countries from 'i18n-iso-countries';
import german from 'i18n-iso-countries/langs/de.json' with { type: 'json' };
import english from 'i18n-iso-countries/langs/en.json' with { type: 'json' };
import portuguese from 'i18n-iso-countries/langs/pt.json' with { type: 'json' };
import russian from 'i18n-iso-countries/langs/ru.json' with { type: 'json' };
import ukrainian from 'i18n-iso-countries/langs/uk.json' with { type: 'json' };
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Deps } from '../deps.ts';
import { etagOfContent, isNotModified, notModifiedResponse } from '../http/etag.ts';
import { languages, type Language } from '../shared/languages.ts';
import { policy } from './policy.ts';

const country = z
  .object({
    code: z.string().describe('ISO 3166-1 code of two letters.'),
    name: z.string().describe('Name in the language asked for.'),
  })
  .meta({ id: 'Country', description: 'A country to choose in the settings.' });

/** `GET /api/v1/public/country` (REST-14, OP-61). */
export const countryRoutes: FastifyPluginAsyncZod<Deps> = async (app) => {
  for (const names of [english, ukrainian, portuguese, german, russian]) {
    countries.registerLocale(names);
  }
  const lists: Record<Language, CountryList> = {
    en: listCountries('en'),
    uk: listCountries('uk'),
    pt: listCountries('pt'),
    de: listCountries('de'),
    ru: listCountries('ru'),
  };

  app.get(
    '/api/v1/public/country',
    {
      config: { access: policy.listCountries },
      schema: {
        tags: ['identity'],
        summary: 'List the countries',
        description: 'All countries of ISO 3166-1, sorted by their names.',
        querystring: z.object({
          language: z.enum(languages).default('en').describe('Language of the names.'),
        }),
        response: { 200: z.array(country).describe('All countries.'), ...notModifiedResponse },
      },
    },
    async (request, reply) => {
      const { etag, rows } = lists[request.query.language];
      reply.header('cache-control', 'public, max-age=86400');
      if (isNotModified(request, reply, etag)) {
        return reply.code(304).send(undefined);
      }
      return rows;
    },
  );
};

interface CountryList {
  readonly etag: string;
  readonly rows: z.output<typeof country>[];
}

function listCountries(language: Language): CountryList {
  const compare = new Intl.Collator(language).compare;
  const rows = Object.entries(countries.getNames(language, { select: 'official' }))
    .map(([code, name]) => ({ code, name }))
    .sort((a, b) => compare(a.name, b.name));
  return { etag: etagOfContent(rows), rows };
}
