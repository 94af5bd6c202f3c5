import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import atlas from 'world-atlas/land-110m.json';

const topology = atlas as unknown as Topology;

/** Outline of the land: Natural Earth 1:110m (public domain). */
export const LAND = feature(topology, topology.objects.land as NonNullable<typeof topology.objects.land>);
