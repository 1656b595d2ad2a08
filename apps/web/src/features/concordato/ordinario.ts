/** The agreement on the ordinary side of a state of iForfettari and its result. */
import { concordato } from '@bilancia/contract'
import type { Risultato } from '../iforfettari/results.ts'
import { getPath, type Values } from '../simulator/path.ts'

type Calcolato = {
  readonly regimeNormale: NonNullable<Risultato['regimeNormale']>
  readonly irpefImprenditore: NonNullable<Risultato['irpefImprenditore']>
}

const gestione = 'gestionePrevidenziale'

function previdenzaDi(is: (path: string, value: unknown) => boolean): Parameters<typeof concordato.daOrdinario>[0]['previdenza'] {
  if (is('tipologia', 'IMPRESA')) return (['ARTIGIANATO', 'COMMERCIO'] as const).find((tipo) => is(`${gestione}.tipoPrevidenza`, tipo)) ?? null
  if (is(`${gestione}.cassaProfessionale`, true)) return 'CASSA'
  if (is(`${gestione}.aliquotaSep`, 'PIENA')) return 'SEPARATA'
  return is(`${gestione}.aliquotaSep`, 'RIDOTTA') ? 'SEPARATA_RIDOTTA' : null
}

/** Null if the tool does not cover the case. */
export function aperturaOrdinaria(values: Values, { regimeNormale: normale, irpefImprenditore: irpef }: Calcolato): concordato.Apertura | null {
  const is = (path: string, value: unknown) => getPath(values, path) === value
  return concordato.daOrdinario({
    annoImposta: Number(values.annoImposta),
    famigliare: is('famigliare', true),
    contabilitaOrdinaria: is('regimeNormale.contabilitaOrdinaria', true),
    previdenza: previdenzaDi(is),
    conRiduzioni: ['riduzione50', 'pensionatoOver65', 'anzianitaAl1995'].some((key) => is(`${gestione}.${key}`, true)),
    ricavi: normale.determinazioneDelReddito.ricaviNormaleApplicati,
    reddito: normale.determinazioneDelReddito.redditoNormale,
    contributi: normale.contributiTotali,
    altriRedditi: irpef.altriRedditi,
    oneriDeducibili: irpef.oneriDeducibili,
    imponibile: irpef.redditoImponibile,
    detrazioni: irpef.totaleDetrazioni - irpef.detrazioneAutonomi,
    addizionaleRegionale: irpef.addizionaleRegionale,
    addizionaleComunale: irpef.addizionaleComunale,
  })
}
