CREATE TABLE "open_visits" (
	"process_id" text NOT NULL,
	"placement_id" text NOT NULL,
	"visitors" integer NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	CONSTRAINT "open_visits_process_id_placement_id_pk" PRIMARY KEY("process_id","placement_id")
);
--> statement-breakpoint
CREATE TABLE "placement_sightings" (
	"placement_id" text PRIMARY KEY NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "open_visits" ADD CONSTRAINT "open_visits_placement_id_placements_id_fk" FOREIGN KEY ("placement_id") REFERENCES "public"."placements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "placement_sightings" ADD CONSTRAINT "placement_sightings_placement_id_placements_id_fk" FOREIGN KEY ("placement_id") REFERENCES "public"."placements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_visits_by_placement" ON "open_visits" USING btree ("placement_id");--> statement-breakpoint
CREATE INDEX "placements_by_end" ON "placements" USING btree ("brand_id","active_until") WHERE active_until is not null;--> statement-breakpoint
CREATE INDEX "placements_with_calendar" ON "placements" USING btree ("brand_id") WHERE calendar <> '[]';--> statement-breakpoint
CREATE INDEX "placements_seen" ON "placements" USING btree ("brand_id") WHERE kind in ('kiosk', 'screen');