import type { ReactElement, ReactNode } from 'react';
import { AddedTexts } from '../i18n/AddedTexts.tsx';
import { messageLoader } from '../i18n/loadMessages.ts';

const loadWebhookMessages = messageLoader({
  en: () => import('virtual:messages/webhook/en'),
  uk: () => import('virtual:messages/webhook/uk'),
  pt: () => import('virtual:messages/webhook/pt'),
  de: () => import('virtual:messages/webhook/de'),
  ru: () => import('virtual:messages/webhook/ru'),
});

/** Adds the texts of the windows of webhooks, which few people ever open. */
export function WebhookTexts({ children }: { children: ReactNode }): ReactElement {
  return <AddedTexts load={loadWebhookMessages}>{children}</AddedTexts>;
}
