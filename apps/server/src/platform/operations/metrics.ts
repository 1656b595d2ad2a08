/**
 * The metrics for Prometheus: requests by route, status and time, and the state of the process. They have a port of their own, so that a proxy that
 * forwards the port of the pages never publishes them.
 */
import { createServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Config } from '../config.ts'
import type { Readiness } from './readiness.ts'

const METRICS_PATH = '/metrics'
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60]

/** Counts from now on. The port is open while the server is. */
export function measure(app: FastifyInstance, { host, port }: NonNullable<Config['metrics']>, ready: Readiness): void {
  const register = new Registry()
  const registers = [register]
  collectDefaultMetrics({ register })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests that were answered, by method, route and status',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers,
  })
  new Gauge({
    name: 'bilancia_ready',
    help: 'Whether /ready answers 200',
    registers,
    async collect() {
      this.set((await ready()) === null ? 1 : 0)
    },
  })
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    requests.observe({ method, route: routeOptions.url ?? '', status: reply.statusCode }, reply.elapsedTime / 1000)
  })

  const listener = createServer(({ method, url }, response) => {
    if (method !== 'GET' || url !== METRICS_PATH) return response.writeHead(404).end()
    return register.metrics().then(
      (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  app.addHook(
    'onReady',
    () =>
      new Promise<void>((resolve, reject) => {
        listener.once('error', reject).listen(port, host, resolve)
      }),
  )
  app.addHook('onClose', async () => {
    listener.close()
    listener.closeAllConnections()
  })
}
