/**
 * `npm run -s verifica -- FILE [CHIAVE]`: checks that a file of advice is unchanged since it was signed, with the given key if there is one. If this
 * program has the same law, it also checks that it gives the same cents. It needs no database.
 */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { bringForward } from '@bilancia/contract'
import { VERSION } from '@bilancia/contract/api'
import { runProgram } from '../../platform/command.ts'
import { Mendable } from '../../platform/mendable.ts'
import { piano } from '../../platform/simulators.ts'
import { savableOf } from '../calculations/service.ts'
import { NotAsSigned, type Verified, verifiedFile } from './signed.ts'
import { lawOf, today } from './today.ts'

const usage =
  'Uso: npm run -s verifica -- FILE, con un file scaricato da una consegna, oppure npm run -s verifica -- FILE CHIAVE, con la chiave che la pagina della consegna mostra'
const when = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Rome' })

/**
 * Returns the sentences for the user. `key`: the thumbprint of the key that must have signed. Throws a `Mendable` if the file was changed or is signed with
 * another key, or if the program gives other figures.
 */
export async function verifyFile(text: string, key?: string): Promise<string> {
  const { content, thumbprint } = await asSigned(text)
  const { titolo, cliente, di, il, programma, Impronta, State, Risultato, formato, Applicazione } = content
  if (key !== undefined && key !== thumbprint)
    throw new Mendable(`Il file è firmato con la chiave ${thumbprint}, non con quella indicata: non viene da quello studio, o la chiave è scritta male.`)
  const head = [
    key === undefined
      ? `Firma valida: nulla è cambiato dopo la firma, fatta con la chiave ${thumbprint}. Il file viene dallo studio se questa è la chiave che la pagina della consegna mostra.`
      : 'Firma valida, con la chiave indicata: nulla è cambiato dopo la consegna.',
    `«${titolo}», per ${cliente.denominazione} (${cliente.codiceFiscale}), consegnata da ${di} il ${when.format(new Date(il))} con il programma ${programma}.`,
  ]
  const state = bringForward(State, formato, savableOf(Applicazione).migrations)
  if (Impronta === null || !state || lawOf(Applicazione, state) !== Impronta)
    return [
      ...head,
      `La legge di questo programma (${VERSION}) non è quella di allora (impronta ${Impronta ?? 'nessuna'}): per ricalcolarla serve il programma ${programma}.`,
    ].join('\n')
  const now = await today(Applicazione, state, async (plan) => piano.host.calcola(plan))
  if (JSON.stringify(now.Risultato) !== JSON.stringify(Risultato))
    throw new Mendable(`${head.join('\n')}\nMa il programma con la stessa legge dà altre cifre: il risultato del file non viene dai suoi dati.`)
  return [...head, 'Ricalcolata ora con la stessa legge: ogni cifra è uguale al centesimo.'].join('\n')
}

async function asSigned(text: string): Promise<Verified> {
  try {
    return await verifiedFile(text)
  } catch (error) {
    if (!(error instanceof NotAsSigned)) throw error
    throw new Mendable('Il file non è una consegna di Bilancia, o è stato cambiato dopo la firma: anche un solo carattere basta.')
  }
}

if (import.meta.main)
  runProgram(usage, async ({ args, cwd }) => {
    const [file, key, more] = args
    if (!file || more !== undefined) throw new Mendable(usage)
    const text = await readFile(resolve(cwd, file), 'utf8').catch(() => {
      throw new Mendable(`Non trovo o non leggo il file ${file}. ${usage}`)
    })
    return verifyFile(text, key)
  })
