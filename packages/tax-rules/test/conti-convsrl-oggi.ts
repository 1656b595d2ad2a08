/** Today's form of Convenienza Srl calculated a second time, as plain arithmetic on `conti.ts`. */
import type { TaxYear } from '@bilancia/contract'
import { al, irpef, ivs, perQuote, separata, somma } from './conti.ts'
import type { Caso, Persona, Socio } from './conti-convsrl-caso.ts'
import { altro, irapDi, meta, positivo, ricevute, stimata } from './conti-convsrl-scenari.ts'

/** Artt. 54 and 66 TUIR: the income from the rows of today's activity; null if its revenue is not typed there. */
function daiRighi({ professione, righi }: NonNullable<Caso['attivita']>): number | null {
  const { ricaviNormale } = righi
  if (ricaviNormale === undefined) return null
  const [proventi, costi] = professione
    ? [
        ['altriProventi', 'plusvalenze'],
        ['immobili', 'consumi', 'speseLimitate', 'altreSpese'],
      ]
    : [
        ['altriProventi', 'rimanenzeFinali'],
        ['esistenzeIniziali', 'acquisti', 'servizi', 'altriCosti'],
      ]
  const tutti = ['lavoroDipendente', 'compensiTerzi', 'ammortamenti', 'canoniLeasing', 'interessiPassivi', ...costi]
  return somma(ricaviNormale, ...proventi.map((k) => righi[k] ?? 0), ...tutti.map((k) => -(righi[k] ?? 0)))
}

/** Today: each person's share of the income, taxed and insured (artt. 5 and 54 TUIR; L. 190/2014), beside the same person without it. */
export function oggi(anno: TaxYear, c: Caso) {
  const professione = c.forma === 'PROFESSIONISTA' || c.forma === 'STUDIO_ASSOCIATO'
  const piatta = c.forma === 'FORFETTARIO'
  const attivita = c.attivita ?? { professione: true, righi: {}, gruppo: [0, 0], aliquota: 15 }
  const professionale = professione || (piatta && attivita.professione)
  const diUno = c.forma === 'DITTA_INDIVIDUALE' || c.forma === 'PROFESSIONISTA' || piatta
  const daSoci = c.soci.map((s): Persona => ({ ...s, gestioneIvs: '' }))
  const elenco = (c.persone ?? daSoci).map(
    (p): Persona => (p.socio ? { ...(c.soci[p.socio - 1] as Socio), quota: p.quota ?? 0, gestioneIvs: p.gestioneIvs ?? '' } : p),
  )
  const persone = elenco.slice(0, diUno ? 1 : elenco.length)
  const redditoImpresa = somma(c.utile, c.aumento ?? 0, -(c.diminuzione ?? 0))
  // Natural persons have not paid IRAP since 2022 (L. 234/2021 art. 1 c. 8); a professional never does here.
  const persona = c.forma === 'DITTA_INDIVIDUALE' || c.forma === 'IMPRESA_FAMILIARE'
  const soggetta = c.forma === 'SOCIETA_DI_PERSONE' || c.forma === 'STUDIO_ASSOCIATO' || (persona && anno <= 2021 && c.senzaOrganizzazione !== true)
  const irap = c.irap && soggetta ? irapDi(c, 13_000) : 0
  const quote = diUno ? [100] : persone.map((p) => p.quota ?? 0)
  const lordo = al(((attivita.righi.ricaviNormale ?? c.ricavi ?? 0) * attivita.gruppo[1]) / 100)
  // Art. 5 c. 4: collaborators have their shares, the owner the rest.
  const resto = c.forma === 'IMPRESA_FAMILIARE' ? 0 : quote.length - 1
  const redditi = perQuote(professione ? (daiRighi({ ...attivita, professione }) ?? redditoImpresa) : positivo(redditoImpresa), quote, resto)
  const spettanti = perQuote(somma(c.utile, -irap), quote, resto)
  const stime: number[] = []
  const righe = persone.map((p, k) => {
    const reddito = redditi[k] as number
    const base = piatta ? lordo : reddito
    const contributi = professionale
      ? attivita.cassa
        ? (p.contributiCassaProf ?? 0)
        : c.aliquotaSep
          ? separata(anno, base, c.aliquotaSep)
          : 0
      : ivs(anno, {
          ...p,
          gestione: p.gestioneIvs || (c.gestione ?? 'NESSUNA'),
          base,
          meta: meta(anno, p) || (piatta && anno >= 2025 && attivita.riduzione50 === true),
          riduzione35: piatta && attivita.riduzione35 === true,
          under21: c.forma === 'IMPRESA_FAMILIARE' && k > 0 && c.persone !== undefined && p.under21 === true,
        })
    // L. 190/2014 art. 1 c. 64: the tax on what the contributions leave; those over the income are deducted elsewhere.
    const dedottiPiatti = piatta ? Math.min(lordo, contributi) : 0
    const netto = somma(lordo, -dedottiPiatti)
    const paga = (quota: number, dedotti: number, pagati: number, forfettario: number) => {
      const minore = professione || (!piatta && c.contabilita === 'SEMPLIFICATA')
      const x = irpef(anno, p, { impresa: somma(quota, altro(p)), contributi: dedotti, forfettario, minore: (minore && quota > 0) || altro(p) > 0 })
      const sostitutiva = al((forfettario * attivita.aliquota) / 100)
      const irpefAddizionali = somma(x.irpefNetta, x.addizionaleRegionale, x.addizionaleComunale, sostitutiva)
      return { x, irpefAddizionali, totale: somma(irpefAddizionali, pagati, c.somme ? -ricevute(x) : 0) }
    }
    const { x, irpefAddizionali, totale } = piatta ? paga(0, somma(contributi, -dedottiPiatti), contributi, netto) : paga(reddito, contributi, contributi, 0)
    const attribuibile = somma(totale, -paga(0, 0, 0, 0).totale)
    stime.push(stimata(p, x))
    return {
      quota: quote[k] as number,
      reddito: piatta ? netto : reddito,
      contributiIvs: contributi,
      irpefNetta: piatta ? irpefAddizionali : x.irpefNetta,
      addizionaleRegionale: piatta ? 0 : x.addizionaleRegionale,
      addizionaleComunale: piatta ? 0 : x.addizionaleComunale,
      irpefAddizionali,
      sommeIntegrative: ricevute(x),
      totale,
      attribuibile,
      netto: somma(professione || piatta ? (spettanti[k] as number) : reddito, -attribuibile),
    }
  })
  const di = (voce: (p: (typeof righe)[number]) => number): number => somma(...righe.map(voce))
  const imposte = somma(
    di((p) => p.irpefAddizionali),
    irap,
    c.somme ? -di((p) => p.sommeIntegrative) : 0,
  )
  const contributi = di((p) => p.contributiIvs)
  const attribuibile = somma(
    di((p) => p.attribuibile),
    irap,
  )
  const quadro = {
    quota: somma(...quote),
    irpefAddizionali: di((p) => p.irpefAddizionali),
    imposte: somma(attribuibile, -contributi),
  }
  const risultato = {
    redditoImpresa,
    irap,
    persone: righe,
    imposte,
    contributi,
    totale: somma(imposte, contributi),
    attribuibile,
    netto: somma(
      di((p) => p.netto),
      professione ? 0 : -irap,
    ),
  }
  return { risultato, quadro, stima: somma(...stime) }
}
