import { assert, date, property } from 'fast-check';
import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { dayInUtc } from './dayInUtc.ts';

it('OP-121 the day of an event is one and the same, wherever one reads it', () => {
  const zones = ['UTC', 'Pacific/Kiritimati', 'Etc/GMT+12', 'Asia/Kathmandu', 'America/St_Johns'];
  assert(
    property(date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (moment) => {
      const days = zones.map((timeZone) => dayInUtc(createIntl({ locale: 'en-GB', timeZone }), moment.toISOString()));
      expect(new Set(days).size).toBe(1);
      expect(days[0]).toContain(String(moment.getUTCDate()));
    }),
  );
});
