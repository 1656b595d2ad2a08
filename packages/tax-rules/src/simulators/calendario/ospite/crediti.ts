/** Credits of balances, used in the F24 of later days until they are over. */
import { type calendario, roundToCent } from '@bilancia/contract'
import { type Conto, PROVVISORIO_DAL, type RigaDelConto } from './conto.ts'
import { nelGiorno } from './giorni.ts'
import { conNome, fondoDi, periodoDi, pianoDellAnno } from './versamenti.ts'

type Credito = { readonly di: RigaDelConto; readonly dal: string; usato: number }
/** How much of the credit of each balance was used, in the order of use. */
export type Usato = ReadonlyMap<RigaDelConto, number>

export const isIva = (tributo: calendario.Tributo): boolean => tributo === 'IVA' || tributo === 'IVA_RETTIFICA'

/** Writes the rows of credits. Call it after every other row of the subject. */
export function scriviCrediti(conto: Conto): Usato {
  const ordine = (tributo: calendario.Tributo): number => Object.keys(conto.cifre.tributi).indexOf(tributo)
  const crediti = conto.riconciliazione
    .filter(({ credito }) => credito > 0)
    .map((di): Credito => {
      const nel = di.anno + 1
      const marzo = conto.giornate.utile(nelGiorno(nel, conto.cifre.giorni.ivaSaldo))
      return { di, dal: isIva(di.tributo) ? marzo : pianoDellAnno(conto, nel).giorno, usato: 0 }
    })
    .sort((a, b) => a.dal.localeCompare(b.dal) || a.di.anno - b.di.anno || ordine(a.di.tributo) - ordine(b.di.tributo) || a.di.indice - b.di.indice)
  if (crediti.length === 0 || !conto.opzioni.compensaCrediti) return new Map()

  const perGiorno = new Map<string, number>()
  for (const { data, sezioneF24, capitale, interessi } of conto.righe)
    if (sezioneF24 !== 'NESSUNA') perGiorno.set(data, roundToCent((perGiorno.get(data) ?? 0) + capitale + interessi))
  const giorni = [...perGiorno.keys()].sort()
  for (const credito of crediti)
    for (const data of giorni) {
      const [resto, daPagare] = [roundToCent(credito.di.credito - credito.usato), perGiorno.get(data) ?? 0]
      if (data < credito.dal || data > nelGiorno(conto.fino, '12-31') || resto <= 0 || daPagare <= 0) continue
      const importo = Math.min(resto, daPagare)
      credito.usato = roundToCent(credito.usato + importo)
      perGiorno.set(data, roundToCent(daPagare - importo))
      scrivi(conto, credito.di, data, importo)
    }
  return new Map(crediti.map(({ di, usato }) => [di, usato]))
}

function scrivi(conto: Conto, di: RigaDelConto, data: string, importo: number): void {
  const { tributo, anno, posizione: nome, indice: posizione } = di
  conto.scrivi({
    data,
    scadenza: data,
    tributo,
    voce: 'CREDITO',
    anno,
    codiceTributo: conto.codice(tributo, fondoDi(conto, tributo, anno, posizione) ?? 'SALDO'),
    periodoRiferimento: periodoDi(conto, tributo, anno),
    rata: null,
    capitale: -importo,
    descrizione: conNome(`${conto.tributo(tributo).nome}, credito ${anno} in compensazione`, nome),
    provvisorio: anno >= PROVVISORIO_DAL - 1 || conto.proiettato(anno),
    posizione,
    parte: { intero: -di.credito, quale: 1, di: 1, percento: 0 },
  })
}
