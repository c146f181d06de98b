CREATE TABLE "remote_loads" (
	"hour" timestamp with time zone NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"source" text NOT NULL,
	"loaded" integer DEFAULT 0 NOT NULL,
	"failed" integer DEFAULT 0 NOT NULL,
	"duration_ms" bigint DEFAULT 0 NOT NULL,
	"manifest_ms" bigint DEFAULT 0 NOT NULL,
	"entry_ms" bigint DEFAULT 0 NOT NULL,
	"screen_ms" bigint DEFAULT 0 NOT NULL,
	"slowest_ms" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "remote_loads_hour_remote_version_source_pk" PRIMARY KEY("hour","remote","version","source")
);
