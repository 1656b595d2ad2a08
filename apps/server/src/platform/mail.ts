/** Sends the mails of the suite: plain text, in Italian. */
import { createTransport } from 'nodemailer'
import type { Config } from './config.ts'

export type Mail = { readonly to: string; readonly subject: string; readonly text: string }
/** Throws if the mail server refuses the mail or does not answer. */
export type SendMail = (mail: Mail) => Promise<void>

const PATIENCE_MS = 10_000

/** Null if no mail server is set. */
export function mailer({ mail }: Pick<Config, 'mail'>): SendMail | null {
  if (mail === null) return null
  const transport = createTransport(mail.url, { from: mail.from })
  return async (message) => {
    const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('the mail server does not answer')), PATIENCE_MS).unref())
    await Promise.race([transport.sendMail(message), late])
  }
}
