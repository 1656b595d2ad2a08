/** The persons of the current form: their own data, or those of the partner with the same identity. */
import { almenoUna, type Condizione, casi, leafOf, mai, type Quantita, type Regola, regola, requisito, se } from '@bilancia/engine'
import { prospetto } from '../../norme.ts'
import { campi, type DatiSocio, soci, tutto } from './dati.ts'

const { confronto } = campi
const { formaAttuale } = confronto

export const forma = {
  ditta: formaAttuale.vale('DITTA_INDIVIDUALE'),
  familiare: formaAttuale.vale('IMPRESA_FAMILIARE'),
  societa: formaAttuale.vale('SOCIETA_DI_PERSONE'),
  forfettario: formaAttuale.vale('FORFETTARIO'),
  professionista: formaAttuale.vale('PROFESSIONISTA'),
  studio: formaAttuale.vale('STUDIO_ASSOCIATO'),
}
/** One person alone. */
const diUno = forma.ditta.o(forma.forfettario, forma.professionista)
/** Without persons of its own, the current form has the partners. */
export const elencate = requisito('oggi.elencate', {
  nome: 'Persone di oggi indicate',
  norma: prospetto('senza persone indicate valgono i soci'),
  formula: (confronto.persone[0] as (typeof confronto.persone)[number]).presente,
})
const candidati = confronto.persone.map((p, k) => (soci[k] ? p.presente.o(elencate.non().e(soci[k].presente)) : p.presente))

const presenti: Condizione[] = []
export const posti = confronto.persone.map((propri, k) => {
  const n = k + 1
  /** Nobody comes before: whoever is present is the first. */
  const primo = almenoUna(presenti.slice(0, k)).non()
  const presente = requisito(`oggi.persona${n}.presente`, {
    nome: `C'è la persona ${n} di oggi`,
    norma: prospetto('persone della forma di oggi'),
    formula: (candidati[k] as Condizione).e(diUno.non().o(primo)),
  })
  presenti.push(presente)
  /** The partner that the data come from, if any. */
  const daSocio = soci.map((s) =>
    requisito(`oggi.persona${n}.comeSocio${s.n}`, {
      nome: `La persona ${n} di oggi è il socio ${s.n}`,
      norma: prospetto('dati del socio'),
      nota: 'Un socio che non è indicato non presta i suoi dati.',
      formula: s.presente.e(elencate.e(propri.socio.codice(s.n)).o(s.i === k ? elencate.non() : mai)),
    }),
  )
  type Dati = Omit<
    DatiSocio,
    'nome' | 'quota' | 'ritenute' | 'gestioneIvs' | 'altriRedditiImpresaIvs' | 'tipoGestioneSeparata' | 'massimaleGsUsato' | 'giorniCarica'
  >
  const proprio = requisito(`oggi.persona${n}.datiPropri`, {
    nome: `La persona ${n} di oggi ha dati propri`,
    norma: prospetto('dati della persona'),
    formula: almenoUna(daSocio).non(),
  })
  const id = `oggi.persona${n}`
  const di = `della persona ${n} di oggi`
  const norma = prospetto('dati della persona, o del socio che è')
  /** A separate line for each datum, so that the choice between person and partner is made once. */
  const dato = <U extends 'euro' | 'percento' | 'numero'>(chiave: string, voce: (d: Dati) => Quantita<U>, nome?: string): Regola<U> =>
    regola(`${id}.dati.${chiave}`, {
      nome: `${nome ?? leafOf.get(voce(propri))?.label ?? chiave} ${di}`,
      di,
      norma,
      formula: casi(
        soci.map((s, i) => [daSocio[i] as Condizione, voce(s.dati)] as const),
        voce(propri),
      ),
    })
  const vale = (chiave: string, voce: (d: Dati) => Condizione): Condizione =>
    requisito(`${id}.dati.${chiave}`, {
      nome: `${leafOf.get(voce(propri))?.label ?? chiave} ${di}`,
      di,
      norma,
      formula: proprio.e(voce(propri)).o(...soci.map((s, i) => (daSocio[i] as Condizione).e(voce(s.dati)))),
    })
  const quota = se(diUno, {
    allora: tutto,
    altrimenti: soci[k] ? se(elencate, { allora: propri.quota, altrimenti: soci[k].dati.quota }) : propri.quota,
  })
  return { n, k, id, di, propri, presente, primo, daSocio, proprio, dato, vale, quota }
})
export type Posto = (typeof posti)[number]

/** Personal data in the shape that the calculation of IRPEF reads. */
export const datiDi = ({ dato, vale, propri, proprio, daSocio }: Posto) => {
  const figliRegione = dato('numeroFigliRegione', (d) => d.numeroFigliRegione.oppure(d.numeroFigliACarico), 'Figli a carico per la regione indicati')
  const reddito = <U extends 'euro' | 'percento' | 'numero', C extends keyof DatiSocio['redditi']>(
    chiave: C,
    voce: (r: DatiSocio['redditi']) => Quantita<U>,
  ): Quantita<U> => dato(`redditi.${chiave}`, (d) => voce(d.redditi))
  return {
    coniugeACarico: vale('coniugeACarico', (d) => d.coniugeACarico),
    numeroFigliACarico: dato('numeroFigliACarico', (d) => d.numeroFigliACarico),
    percentualeCarichi: dato('percentualeCarichi', (d) => d.percentualeCarichi),
    numeroFigliRegione: { oppure: () => figliRegione },
    numeroFigliMinori: dato('numeroFigliMinori', (d) => d.numeroFigliMinori),
    oneriDeducibili: dato('oneriDeducibili', (d) => d.oneriDeducibili),
    detrazioniOneri: dato('detrazioniOneri', (d) => d.detrazioniOneri),
    detrazioniOneriSoggetteATaglio: dato('detrazioniOneriSoggetteATaglio', (d) => d.detrazioniOneriSoggetteATaglio),
    detrazioneInteressiMutuo: dato('detrazioneInteressiMutuo', (d) => d.detrazioneInteressiMutuo),
    codiceRegioneResidenza: dato('codiceRegioneResidenza', (d) => d.codiceRegioneResidenza),
    addizionaleComunalePercentuale: dato('addizionaleComunalePercentuale', (d) => d.addizionaleComunalePercentuale),
    comuni: [
      { ...propri.addizionaleComunale, presente: proprio.e(propri.addizionaleComunale.presente) },
      ...soci.map(({ dati: { addizionaleComunale: comune } }, i) => ({ ...comune, presente: (daSocio[i] as Condizione).e(comune.presente) })),
    ],
    redditi: {
      pensione: reddito('pensione', (r) => r.pensione),
      lavoroDipendente: reddito('lavoroDipendente', (r) => r.lavoroDipendente),
      assimilatiLavoroDipendente: reddito('assimilatiLavoroDipendente', (r) => r.assimilatiLavoroDipendente),
      impreseMinoriLavoroAutonomo: reddito('impreseMinoriLavoroAutonomo', (r) => r.impreseMinoriLavoroAutonomo),
      redditiDiversi: reddito('redditiDiversi', (r) => r.redditiDiversi),
      fabbricatiLocati: reddito('fabbricatiLocati', (r) => r.fabbricatiLocati),
      altriRedditi: reddito('altriRedditi', (r) => r.altriRedditi),
      abitazionePrincipale: reddito('abitazionePrincipale', (r) => r.abitazionePrincipale),
      cedolareSecca: reddito('cedolareSecca', (r) => r.cedolareSecca),
      aliquotaCedolare: reddito('aliquotaCedolare', (r) => r.aliquotaCedolare),
      giorniLavoro: reddito('giorniLavoro', (r) => r.giorniLavoro),
      giorniPensione: reddito('giorniPensione', (r) => r.giorniPensione),
    },
  }
}
