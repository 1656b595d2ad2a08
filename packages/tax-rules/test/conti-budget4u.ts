/** Budget4u once more, as plain arithmetic on `conti.ts`: the first year of a business that keeps accounts. */
import type { budget4u as contratto, TaxYear } from '@bilancia/contract'
import { al, type Dati, deduzioneIrap, irpef, ivs, perQuote, somma } from './conti.ts'

type Carichi = Pick<Dati, 'coniugeACarico' | 'numeroFigliACarico' | 'percentualeCarichi'>
type Persona = Carichi & { readonly quota: number; readonly under21?: boolean; readonly senzaContributi?: boolean }
type Tipo = 'IMPRESA' | 'IMPRESA_FAMILIARE' | 'SOCIETA_DI_PERSONE' | 'SRL_TRASPARENTE' | 'SRL_NON_TRASPARENTE'
export type Caso = {
  readonly tipologia: Tipo
  /** The owner and the collaborators, or the partners. */
  readonly persone: readonly Persona[]
  readonly gestione: 'ARTIGIANO' | 'COMMERCIANTE' | 'NESSUNA'
  readonly conto: Readonly<Record<string, number>>
  readonly contabilita?: 'ORDINARIA' | 'SEMPLIFICATA'
  readonly mesi?: number
  readonly riduzione50?: boolean
  readonly regione?: number
  readonly comune?: number
  readonly conComune?: Dati['addizionaleComunale']
  readonly irapSoggetto?: boolean
  readonly indeterminato?: boolean
  readonly perCompetenza?: boolean
}
export const positivo = (x: number): number => al(Math.max(0, x))
const inElenco = (tipologia: Tipo): boolean => tipologia === 'IMPRESA' || tipologia === 'IMPRESA_FAMILIARE'

export function statoDi(anno: TaxYear, c: Caso): contratto.Input {
  const [titolare, ...collaboratori] = c.persone
  return {
    annoImposta: anno,
    informazioniCostiDiAvvio: {
      nomeDitta: 'Prova',
      tipologia: c.tipologia,
      regime: 'NORMALE',
      contabilita: c.contabilita ?? 'ORDINARIA',
      mesiAttivita: c.mesi ?? 12,
      codiceRegioneResidenza: c.regione ?? 16,
      addizionaleComunalePercentuale: c.comune ?? 0.8,
      ...(c.conComune && { addizionaleComunale: c.conComune }),
    },
    contoEconomicoDittaSocieta: c.conto,
    imposteContributi: {
      gestioneIvs: c.gestione,
      riduzione50: c.riduzione50 === true,
      irap: { aliquota: 3.9, soggetto: c.irapSoggetto === true, personaleTempoIndeterminato: c.indeterminato === true },
      irapDeducibilePerCompetenza: c.perCompetenza === true,
      ...(inElenco(c.tipologia) ? { titolare: titolare ?? {}, collaboratori } : { soci: c.persone }),
    },
  } as contratto.Input
}

export function attesoDi(anno: TaxYear, c: Caso): object {
  const v = (nome: string): number => c.conto[nome] ?? 0
  const diretti = somma(
    ...['merciMateriePrime', 'dipendenti', 'lavorazioniCompensiTerzi', 'energiaForzaMotrice', 'riparazioniManutenzioni', 'carburantiTrasporti'].map(v),
  )
  const generali = somma(
    ...[
      'pubblicitaCancelleriaVarie',
      'serviziContabili',
      'speseLegaliConsulenze',
      'speseTelefoniche',
      'affittoUffici',
      'assicurazioni',
      'illuminazione',
      'quoteAssociative',
    ].map(v),
  )
  const margineProduzione = somma(v('ricavi'), -diretti)
  const risultatoOperativo = somma(margineProduzione, -generali, -v('affittoFigurativo'))
  const gestioneFinanziaria = somma(v('interessiAttivi'), -v('interessiPassivi'))
  const risultatoNetto = somma(risultatoOperativo, gestioneFinanziaria)
  // Art. 102 c. 9 TUIR: a fifth of the telephone is not deducted.
  const ripresaTelefono = al(v('speseTelefoniche') * 0.2)
  const redditoFiscale = somma(risultatoNetto, v('affittoFigurativo'), ripresaTelefono)

  // IRAP (D.Lgs. 446/1997): staff and interest stay in the base, unless the staff is permanent; persons up to 2021.
  const societa = !inElenco(c.tipologia)
  const diCapitali = c.tipologia.startsWith('SRL')
  const valoreProduzione = somma(margineProduzione, -generali, v('dipendenti'))
  const personale = c.indeterminato ? v('dipendenti') : 0
  const netto = valoreProduzione - personale
  const deduzioni = somma(personale, deduzioneIrap(netto, diCapitali ? 8_000 : 13_000))
  const imponibile = positivo(valoreProduzione - deduzioni)
  const soggetto = societa || (anno <= 2021 && c.irapSoggetto === true)
  const irap = soggetto ? al(imponibile * 0.039) : 0
  // D.L. 185/2008 art. 6 and D.L. 201/2011 art. 2: 10% for the interest, and the part on the staff.
  const nonTrasparente = c.tipologia === 'SRL_NON_TRASPARENTE'
  const interessi = v('interessiPassivi') > v('interessiAttivi') ? irap * 0.1 : 0
  const sulPersonale = imponibile > 0 ? (irap * (v('dipendenti') - personale)) / imponibile : 0
  const irapDeducibile = nonTrasparente && c.perCompetenza ? Math.min(irap, al(interessi + sulPersonale)) : 0
  const ires = nonTrasparente ? al(positivo(redditoFiscale - irapDeducibile) * 0.24) : 0

  const quote = c.tipologia === 'IMPRESA' ? [100] : c.persone.map((p) => p.quota)
  const redditi = perQuote(positivo(redditoFiscale), quote, inElenco(c.tipologia) ? 0 : quote.length - 1)
  const minore = c.contabilita === 'SEMPLIFICATA' && !diCapitali
  const persone = c.persone.map((p, i) => {
    const reddito = redditi[i] as number
    const contributi = p.senzaContributi
      ? 0
      : ivs(anno, {
          gestione: c.gestione,
          base: reddito,
          mesi: c.mesi ?? 12,
          meta: anno >= 2025 && c.riduzione50 === true,
          under21: c.tipologia === 'IMPRESA_FAMILIARE' && i > 0 && p.under21 === true,
        })
    const x = irpef(
      anno,
      {
        ...p,
        codiceRegioneResidenza: c.regione ?? 16,
        addizionaleComunalePercentuale: c.comune ?? 0.8,
        ...(c.conComune && { addizionaleComunale: c.conComune }),
      },
      { impresa: reddito, contributi, minore },
    )
    // Without a region both surcharges are estimated at 2.5%; none is due where IRPEF is not.
    const stimate = c.regione === 0
    const addizionali = stimate ? (x.irpefNetta > 10.33 ? al(x.redditoImponibile * 0.025) : 0) : somma(x.addizionaleRegionale, x.addizionaleComunale)
    const { redditoImponibile, irpefLorda, detrazioneConiuge, detrazioneFigli, detrazioneCarichi, detrazioneAutonomi, totaleDetrazioni, irpefNetta } = x
    const tasse = {
      ...{
        redditoImponibile,
        irpefLorda,
        detrazioneConiuge,
        detrazioneFigli,
        detrazioneCarichi,
        detrazioneAutonomi,
        totaleDetrazioni,
        irpefNetta,
        addizionali,
      },
      addizionaleRegionale: stimate ? null : x.addizionaleRegionale,
      addizionaleComunale: stimate ? null : x.addizionaleComunale,
      irpefAddizionali: somma(irpefNetta, addizionali),
    }
    const senza = Object.fromEntries(Object.keys(tasse).map((k) => [k, null]))
    return {
      ruolo: societa ? 'SOCIO' : i === 0 ? 'TITOLARE' : 'COLLABORATORE',
      numero: societa ? i + 1 : Math.max(1, i),
      quota: quote[i] as number,
      reddito,
      contributi,
      ...(nonTrasparente ? senza : tasse),
      pagate: nonTrasparente ? [0, 0] : [irpefNetta, addizionali],
    }
  })
  const irpefNetta = somma(...persone.map(({ pagate }) => pagate[0] as number))
  const addizionali = somma(...persone.map(({ pagate }) => pagate[1] as number))
  const contributi = somma(...persone.map((p) => p.contributi))
  const totaleImposte = somma(irap, ires, irpefNetta, addizionali)
  const redditoDisponibile = somma(risultatoNetto, v('affittoFigurativo'), -totaleImposte, nonTrasparente ? 0 : -contributi)
  return {
    contoEconomicoDittaSocieta: {
      ...{ totaleCostiDiretti: diretti, margineProduzione, totaleSpeseGenerali: generali, risultatoOperativo, gestioneFinanziaria, risultatoNetto },
      ...{ ripresaTelefono, redditoFiscale, irapDeducibile, irap, ires, irpefAddizionali: somma(irpefNetta, addizionali), totaleImposte, contributi },
      redditoDisponibile,
    },
    imposteContributi: {
      irap: { soggetto, valoreProduzione, deduzioni, imponibile, imposta: irap },
      quote: {
        titolare: societa ? null : quote[0],
        collaboratori: c.tipologia === 'IMPRESA_FAMILIARE' ? quote.slice(1) : [],
        soci: societa ? quote : [],
        totale: somma(...quote),
      },
    },
    persone: persone.map(({ pagate: _, ...p }) => p),
    risultati: {
      costiTrimestrali: al((diretti + generali + v('interessiPassivi')) / 4),
      ...{ irap, ires, irpefNetta, addizionali, impostaSostitutiva: 0, totaleImposte, contributi, redditoDisponibile },
    },
  }
}
