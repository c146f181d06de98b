CREATE TABLE "wall_drifts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"screen_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"drift_ms" double precision NOT NULL,
	"round_trip_ms" double precision
);
--> statement-breakpoint
CREATE TABLE "wall_screens" (
	"id" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"placement_id" text NOT NULL,
	"secret_hash" text NOT NULL,
	"code" text,
	"code_until" timestamp with time zone,
	"document_id" text,
	"name" text DEFAULT '' NOT NULL,
	"row" integer DEFAULT 0 NOT NULL,
	"column" integer DEFAULT 0 NOT NULL,
	"paired_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"identify_until" timestamp with time zone,
	"reloads" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone,
	"version" text DEFAULT '' NOT NULL,
	"width_px" integer DEFAULT 0 NOT NULL,
	"height_px" integer DEFAULT 0 NOT NULL,
	"drift_ms" double precision,
	"round_trip_ms" double precision,
	"last_seen_at" timestamp with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wall_screens_code_unique" UNIQUE("code")
);
--> statement-breakpoint
ALTER TABLE "wall_drifts" ADD CONSTRAINT "wall_drifts_screen_id_wall_screens_id_fk" FOREIGN KEY ("screen_id") REFERENCES "public"."wall_screens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wall_screens" ADD CONSTRAINT "wall_screens_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wall_screens" ADD CONSTRAINT "wall_screens_placement_id_placements_id_fk" FOREIGN KEY ("placement_id") REFERENCES "public"."placements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wall_drifts_of_screen" ON "wall_drifts" USING btree ("screen_id","at");--> statement-breakpoint
CREATE INDEX "wall_drifts_by_age" ON "wall_drifts" USING btree ("at");--> statement-breakpoint
CREATE INDEX "wall_screens_at_placement" ON "wall_screens" USING btree ("placement_id","changed_at");--> statement-breakpoint
CREATE INDEX "wall_screens_by_document" ON "wall_screens" USING btree ("document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wall_screens_place" ON "wall_screens" USING btree ("placement_id","document_id","row","column") WHERE document_id is not null and revoked_at is null;