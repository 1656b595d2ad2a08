/** Payments with days of their own: IVS on the minimum, INAIL, chamber fee, company books, pension funds, expenses. */
import { roundToCent } from '@bilancia/contract'
import { type AnnoDelConto, type Conto, nelProvvisorio, PROVVISORIO_DAL } from './conto.ts'
import { capodanno, giorniTra, nelGiorno, piuGiorni } from './giorni.ts'
import { alCento, parti, partiSecondo } from './importi.ts'
import { ivsDi, posizioniIvs } from './previdenza.ts'
import { conNome, fondoDi, periodoInps, pianoDellAnno } from './versamenti.ts'

const delDovuto = ({ proiettato, anno }: AnnoDelConto): boolean => proiettato || anno >= PROVVISORIO_DAL

/** The quarters of the contribution on the minimum, by the months insured in each. */
export function scriviIvsFissi(conto: Conto, questo: AnnoDelConto): void {
  const { anno } = questo
  const { giorni } = conto.cifre
  for (const [posizione, una] of posizioniIvs(conto, anno).entries()) {
    const { fissi } = ivsDi(conto, anno, una)
    const assicurati = [1, 2, 3, 4].map((q) => Math.min(3, Math.max(0, una.mesi - 3 * (4 - q))))
    for (const [k, capitale] of partiSecondo(fissi, assicurati).entries()) {
      const nominale = nelGiorno(k === 3 ? anno + 1 : anno, giorni.ivs[k] ?? giorni.ivs[3])
      const spostata = k === 0 ? conto.cifreDi(anno).termini?.ivsPrimaQuota : null
      const data = conto.giornate.utile(spostata ?? nominale)
      conto.scrivi({
        data,
        scadenza: nominale,
        tributo: 'IVS_FISSI',
        voce: 'QUOTA',
        anno,
        codiceTributo: conto.codice('IVS_FISSI', fondoDi(conto, 'IVS_FISSI', anno, posizione) ?? ''),
        periodoRiferimento: periodoInps(anno, 3 * k + 1, 3 * k + 3),
        rata: null,
        capitale,
        descrizione: conNome(`${conto.tributo('IVS_FISSI').nome}, quota ${k + 1} di 4 ${anno}`, una.nome),
        provvisorio: questo.proiettato || nelProvvisorio(data),
        posizione,
        parte: { intero: fissi, quale: k + 1, di: 4, percento: 0 },
      })
    }
  }
}

/** The whole premium or four parts with interest; in the first year at once, thirty days after the start. */
export function scriviInail(conto: Conto, questo: AnnoDelConto): void {
  const { anno, inail: premio, inizioAttivita } = questo
  if (!questo.attivo) return
  const { giorni } = conto.cifre
  const { nome } = conto.tributo('INAIL')
  const scrivi = (scadenza: string, capitale: number, interessi: number, quale: number, di: number) =>
    conto.scrivi({
      data: conto.giornate.utile(scadenza),
      scadenza,
      tributo: 'INAIL',
      voce: di > 1 ? 'QUOTA' : 'UNICO',
      anno,
      codiceTributo: `${conto.codice('INAIL', 'prefisso')}${String(anno).slice(2)}`,
      periodoRiferimento: String(anno),
      rata: null,
      capitale,
      interessi,
      descrizione: `${nome} ${anno}${di > 1 ? `, rata ${quale} di ${di}` : ''}`,
      provvisorio: delDovuto(questo) || inizioAttivita !== '',
      parte: { intero: premio, quale, di, percento: 0 },
    })
  if (inizioAttivita) scrivi(piuGiorni(inizioAttivita, giorni.dopoInizio), premio, 0, 1, 1)
  else if (!conto.opzioni.rateInail) scrivi(nelGiorno(anno, giorni.inail[0]), premio, 0, 1, 1)
  else
    for (const [k, capitale] of parti(premio, giorni.inail.length).entries()) {
      const scadenza = nelGiorno(anno, giorni.inail[k] ?? giorni.inail[0])
      scrivi(scadenza, capitale, roundToCent(capitale * coefficienteInail(conto, anno, scadenza)), k + 1, giorni.inail.length)
    }
}

/** The coefficient of interest of a part: rate times days, to eight decimals, half up; zero up to the day from which it counts. */
export function coefficienteInail(conto: Pick<Conto, 'cifreDi'>, anno: number, scadenza: string): number {
  const { tasso, interessiDal } = conto.cifreDi(anno).inail
  const giorni = Math.max(0, giorniTra(nelGiorno(anno, interessiDal), scadenza))
  return Math.round((tasso * giorni * 1e8) / 36_500) / 1e8
}

/** With the first advance, never in instalments; in the first year thirty days after the registration. */
export function scriviDirittoCamerale(conto: Conto, questo: AnnoDelConto): void {
  const { anno, dirittoCamerale: capitale, inizioAttivita } = questo
  if (!questo.attivo || (!inizioAttivita && !conto.cifreDi(anno).termini)) return
  const { giorni } = conto.cifre
  const scadenza = inizioAttivita ? piuGiorni(inizioAttivita, giorni.dopoInizio) : nelGiorno(anno, giorni.giugno)
  const { giorno: data, maggiorazione: percento } = inizioAttivita ? { giorno: conto.giornate.utile(scadenza), maggiorazione: 0 } : pianoDellAnno(conto, anno)
  conto.scrivi({
    data,
    scadenza,
    tributo: 'DIRITTO_CAMERALE',
    voce: 'UNICO',
    anno,
    codiceTributo: conto.codice('DIRITTO_CAMERALE', 'UNICO'),
    periodoRiferimento: String(anno),
    rata: null,
    capitale,
    interessi: alCento(capitale, percento),
    descrizione: `${conto.tributo('DIRITTO_CAMERALE').nome} ${anno}`,
    provvisorio: delDovuto(questo),
    parte: { intero: capitale, quale: 1, di: 1, percento },
  })
}

/** In the first year on the day of the start, outside the F24. */
export function scriviLibri(conto: Conto, questo: AnnoDelConto): void {
  const { anno, tassaConcessione: capitale, inizioAttivita } = questo
  if (!questo.attivo) return
  const scadenza = inizioAttivita || nelGiorno(anno, conto.cifre.giorni.libri)
  conto.scrivi({
    data: inizioAttivita || conto.giornate.utile(scadenza),
    scadenza,
    tributo: 'TASSA_CONCESSIONE',
    voce: 'UNICO',
    anno,
    codiceTributo: inizioAttivita ? null : conto.codice('TASSA_CONCESSIONE', 'UNICO'),
    sezioneF24: inizioAttivita ? 'NESSUNA' : conto.tributo('TASSA_CONCESSIONE').sezione,
    periodoRiferimento: String(anno),
    rata: null,
    capitale,
    descrizione: `${conto.tributo('TASSA_CONCESSIONE').nome} ${anno}`,
    provvisorio: delDovuto(questo),
  })
}

/** On the days of the fund; without them on 31 December, by convention. Returns whether the convention was used. */
export function scriviCassa(conto: Conto, questo: AnnoDelConto): boolean {
  const { anno, contributi } = questo
  if (!questo.attivo) return false
  const { importo, scadenze } = contributi.cassa
  const convenzionale = scadenze.length === 0
  const { nome } = conto.tributo('CASSA')
  const righe = convenzionale ? [{ data: nelGiorno(anno, conto.cifre.giorni.cassa), importo }] : scadenze
  for (const [posizione, { data, importo: capitale }] of righe.entries())
    conto.scrivi({
      data: data || nelGiorno(anno, conto.cifre.giorni.cassa),
      scadenza: data || nelGiorno(anno, conto.cifre.giorni.cassa),
      tributo: 'CASSA',
      voce: 'SALDO',
      anno,
      codiceTributo: null,
      periodoRiferimento: String(anno),
      rata: null,
      capitale,
      descrizione: `${nome} ${anno}`,
      provvisorio: delDovuto(questo) || convenzionale || data === '',
      posizione,
      parte: { intero: importo, quale: posizione + 1, di: righe.length, percento: 0 },
    })
  return convenzionale && importo > 0
}

/** On the day typed; else on the start, or on the first day of the year. */
export function scriviSpese(conto: Conto, questo: AnnoDelConto): void {
  const { anno, inizioAttivita } = questo
  for (const [posizione, { descrizione, data: scritta, importo: capitale }] of questo.spese.entries()) {
    const data = scritta || inizioAttivita || capodanno(anno)
    const { nome } = conto.tributo('SPESE')
    conto.scrivi({
      data,
      scadenza: data,
      tributo: 'SPESE',
      voce: 'UNICO',
      anno,
      codiceTributo: null,
      periodoRiferimento: String(anno),
      rata: null,
      capitale,
      descrizione: descrizione || nome,
      provvisorio: delDovuto(questo),
      posizione,
    })
  }
}
