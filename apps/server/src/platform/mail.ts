/** Sends the mails of the suite: plain text, in Italian. */
import { createTransport } from 'nodemailer'
import type { Config } from './config.ts'
import { isInside } from './production.ts'

type Mail = { readonly to: string; readonly subject: string; readonly text: string }
/** Throws if the mail server refuses the mail or does not answer. */
export type SendMail = (mail: Mail) => Promise<void>

const PATIENCE_MS = 10_000

/** Mails have links that open accounts, so a mail server outside the network gets them only encrypted (`smtp://` then requires STARTTLS). */
export const encryption = (url: string): { readonly requireTLS: boolean } => ({ requireTLS: url.startsWith('smtp:') && !isInside(url) })

/** Null if no mail server is set. */
export function mailer({ mail }: Pick<Config, 'mail'>): SendMail | null {
  if (mail === null) return null
  const transport = createTransport({ url: mail.url, ...encryption(mail.url) }, { from: mail.from })
  return async (message) => {
    const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('the mail server does not answer')), PATIENCE_MS).unref())
    await Promise.race([transport.sendMail(message), late])
  }
}
