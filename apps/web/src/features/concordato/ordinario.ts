/** The agreement on the ordinary side of a state of iForfettari and its result. */
import { concordato, iforfettari, inForce } from '@bilancia/contract'
import type { Risultato } from '../iforfettari/results.ts'
import type { Values } from '../simulator/path.ts'

type Calcolato = {
  readonly regimeNormale: NonNullable<Risultato['regimeNormale']>
  readonly irpefImprenditore: NonNullable<Risultato['irpefImprenditore']>
}

function previdenzaDi({ tipologia, gestionePrevidenziale: gestione }: iforfettari.State): Parameters<typeof concordato.daOrdinario>[0]['previdenza'] {
  const { tipoPrevidenza, cassaProfessionale, aliquotaSep } = gestione
  if (tipologia === 'IMPRESA') return tipoPrevidenza === 'NON_DEFINITO' ? null : tipoPrevidenza
  if (cassaProfessionale) return 'CASSA'
  if (aliquotaSep === 'PIENA') return 'SEPARATA'
  return aliquotaSep === 'RIDOTTA' ? 'SEPARATA_RIDOTTA' : null
}

/** Null if the tool does not cover the case. What was chosen for a business does not count in a profession. */
export function aperturaOrdinaria(values: Values, { regimeNormale: normale, irpefImprenditore: irpef }: Calcolato): concordato.Apertura | null {
  const dati = inForce(iforfettari.catalog, values)
  const { annoImposta, tipologia, gestionePrevidenziale: gestione, regimeNormale } = dati
  const impresa = tipologia === 'IMPRESA'
  const { anzianitaAl1995, pensionatoOver65, riduzione50 } = gestione
  return concordato.daOrdinario({
    annoImposta,
    famigliare: impresa && dati.famigliare,
    contabilitaOrdinaria: impresa && regimeNormale.contabilitaOrdinaria,
    previdenza: previdenzaDi(dati),
    riduzioni: { anzianitaAl1995, pensionatoOver65, riduzione50 },
    ricavi: normale.determinazioneDelReddito.ricaviNormaleApplicati,
    reddito: normale.determinazioneDelReddito.redditoNormale,
    contributi: normale.contributiTotali,
    conPerdite: impresa && regimeNormale.perditePregresseNormale + regimeNormale.perditePrimiTrePeriodiNormale > 0,
    altriRedditi: irpef.altriRedditi - irpef.deduzioneAbitazionePrincipale,
    soloPerDetrazioni: dati.liquidazioneIrpef.redditiDiversiDaImpresa_LavAutonomo.cedolareSecca,
    oneriDeducibili: irpef.oneriDeducibili,
    imponibile: irpef.redditoImponibile,
    totaleDetrazioni: irpef.totaleDetrazioni,
    detrazioneAutonomi: irpef.detrazioneAutonomi,
    conAltraDetrazione: irpef.detrazioneLavoroDipendente + irpef.detrazionePensione > 0,
    addizionaleRegionale: irpef.addizionaleRegionale,
    addizionaleComunale: irpef.addizionaleComunale,
  })
}
