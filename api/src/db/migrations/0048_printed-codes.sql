CREATE TABLE "printed_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"brand_id" text NOT NULL,
	"experience_id" text NOT NULL,
	"document_id" text NOT NULL,
	"placement_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "printed_codes_place" UNIQUE("document_id","placement_id")
);
--> statement-breakpoint
ALTER TABLE "printed_codes" ADD CONSTRAINT "printed_codes_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "printed_codes" ADD CONSTRAINT "printed_codes_experience_id_experiences_id_fk" FOREIGN KEY ("experience_id") REFERENCES "public"."experiences"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "printed_codes" ADD CONSTRAINT "printed_codes_placement_id_placements_id_fk" FOREIGN KEY ("placement_id") REFERENCES "public"."placements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "printed_codes_by_experience" ON "printed_codes" USING btree ("experience_id","created_at","code");--> statement-breakpoint
CREATE INDEX "printed_codes_by_document" ON "printed_codes" USING btree ("document_id","created_at","code");